### Les règles anglaise et espagnole parlent de plumes.

-card = { $many ->
    [yes] plumes
   *[no] plume
}
    .gender = feminine
