if (location.search === '?mount') void import('./mounted.js');
else void import('./page.jsx');
