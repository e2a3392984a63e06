// Runs in a worker. Loads the locale data that the first `Intl.NumberFormat` of a browser process needs.
new Intl.NumberFormat();
close();
