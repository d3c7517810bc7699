import { defineRoutes } from '@glow/shared/app';
import { Link } from '@glow/shared/router';
import { useState } from 'react';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>A stock container</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
      <Link to="/shipping">Shipping</Link>
    </>
  );
}

/** Screens of a container that was built with stock Module Federation. */
export const Screens = defineRoutes([{ path: '/blog', name: 'blog', load: async () => Counter }]);
