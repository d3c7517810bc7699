if (location.search === '?mount') void import('./mounted.jsx');
else void import('./page.jsx');
