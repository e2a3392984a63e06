// Runs in a worker, whose number formats the browser uses in the page, too.
new Intl.NumberFormat();
close();
