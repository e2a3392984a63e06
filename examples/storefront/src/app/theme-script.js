// Runs before the first paint, so that a chosen theme does not flash. A separate file, because inline scripts are forbidden.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme is used.
}
