import { Component, lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';

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

function Page() {
  const [heading, setHeading] = useState('Bestsellers');
  return (
    <>
      <h1>The magazine</h1>
      <p>What we read about this week.</p>
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

createRoot(document.getElementById('root')).render(<Page />);
