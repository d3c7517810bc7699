import { Component, lazy, Suspense, useState, useSyncExternalStore } from 'react';

const ProductShelf = lazy(() => import('glow_storefront/ProductShelf'));

class Boundary extends Component {
  state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  render() {
    return this.state.hasFailed ? <p role="alert">The shop is closed today.</p> : this.props.children;
  }
}

function observeHash(listener) {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

export default function App() {
  const hash = useSyncExternalStore(observeHash, () => location.hash);
  const [heading, setHeading] = useState('Bestsellers');
  if (hash === '#about') return <h1>About the magazine</h1>;
  return (
    <>
      <h1>The magazine</h1>
      <p>What we read about this week.</p>
      <a href="#about">About</a>
      <button type="button" onClick={() => setHeading('Chosen for you')}>
        Choose
      </button>
      <Boundary>
        <Suspense fallback={<p>Asking the shop …</p>}>
          <ProductShelf heading={heading} />
        </Suspense>
      </Boundary>
    </>
  );
}
