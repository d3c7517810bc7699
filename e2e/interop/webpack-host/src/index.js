if (location.search === '?mount') void import('./mounted');
else void import('./page');
