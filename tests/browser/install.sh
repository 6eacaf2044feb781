#!/bin/sh
# `make browser`: the operating system's Chromium, if none is there. It never fails: where nothing can
# be installed it says what is missing, and the browser tests fail with the same words.
set -u

for name in chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" >/dev/null 2>&1 && exit 0
done

missing() {
    echo "The command \`chromium\` is missing: $1. The tests in a browser will fail." >&2
    exit 0
}

command -v apt-get >/dev/null 2>&1 ||
    missing "install Chromium with this system's package manager, there is no \`apt-get\` here"

as_root=
if [ "$(id -u)" -ne 0 ]; then
    sudo --non-interactive true 2>/dev/null || missing "only root can install it, and \`sudo\` asks"
    as_root="sudo --non-interactive"
fi

echo "Installing chromium ..." >&2
log=$(mktemp)
install() {
    DEBIAN_FRONTEND=noninteractive $as_root apt-get --quiet --yes install \
        --no-install-recommends chromium >"$log" 2>&1
}
install || { $as_root apt-get --quiet update >"$log" 2>&1 && install; } || {
    tail -n 5 "$log" >&2
    rm -f "$log"
    missing "\`apt-get install chromium\` failed"
}
rm -f "$log"
