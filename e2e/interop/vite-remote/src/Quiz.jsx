import { lazy, Suspense, useState } from 'react';
import './quiz.css';

const Details = lazy(() => import('./Details'));

export default function Quiz() {
  const [count, setCount] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="quiz">
      <h1>Which skin type?</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Votes: {count}
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Details
      </button>
      <a href="/blog">Read the blog</a>
      {isOpen && (
        <Suspense fallback={null}>
          <Details />
        </Suspense>
      )}
    </div>
  );
}
