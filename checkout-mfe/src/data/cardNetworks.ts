interface CardNetwork {
  name: string;
  /** Part of the drawing that fills the mark, which is 42 × 26. */
  viewBox: string;
  shapes: { d: string; fill: string; stroke?: string }[];
}

/** Networks of 16-digit cards with their marks in their own colours (CHK-34). */
export const cardNetworks: Record<string, CardNetwork | undefined> = {
  visa: {
    name: 'Visa',
    viewBox: '-4.8 1.6 33.6 20.8',
    shapes: [
      {
        d: 'M9.1 8.3 6 15.8H3.9L2.4 9.8c-.1-.4-.2-.5-.5-.7-.5-.2-1.2-.5-1.9-.6v-.2h3.3c.4 0 .8.3.9.7l.8 4.4 2-5.1zm8 5c0-2-2.7-2.1-2.7-3 0-.2.3-.5.8-.6.7-.1 1.3.1 1.9.4l.4-1.6c-.5-.2-1.1-.4-1.8-.4-2 0-3.3 1-3.3 2.5 0 1.1 1 1.7 1.7 2 .8.4 1 .6 1 1 0 .5-.6.7-1.2.7-.9 0-1.5-.3-2-.5l-.3 1.6c.5.2 1.3.4 2.2.4 2 0 3.3-1 3.3-2.5zm5.1 2.5H24l-1.6-7.5h-1.6c-.4 0-.7.2-.8.5l-2.9 7h2l.4-1.1H22zM20 13.1l1-2.8.6 2.8zm-8.1-4.8-1.6 7.5h-2l1.7-7.5z',
        fill: '#1434CB',
      },
    ],
  },
  mastercard: {
    name: 'Mastercard',
    viewBox: '0 0 42 26',
    shapes: [
      { d: 'M8.2 13a8 8 0 1 1 16 0 8 8 0 1 1-16 0z', fill: '#EB001B' },
      { d: 'M17.8 13a8 8 0 1 1 16 0 8 8 0 1 1-16 0z', fill: '#F79E1B' },
      { d: 'M21 6.6a8 8 0 0 1 0 12.8 8 8 0 0 1 0-12.8z', fill: '#FF5F00' },
    ],
  },
  discover: {
    name: 'Discover',
    viewBox: '0 0 42 26',
    shapes: [
      { d: 'M42 15v11H14c12-2 22-6 28-11z', fill: '#F47216' },
      { d: 'M20 11a3 3 0 1 1 6 0 3 3 0 1 1-6 0z', fill: '#F47216' },
      {
        d: 'M4.5 8.5v5h1.1a2.5 2.5 0 0 0 0-5zm5.5 0v5m4.2-4.3c-.4-.5-.8-.7-1.3-.7-1.6 0-1.7 2-.2 2.4 2.2.6 1.9 2.6.1 2.6-.6 0-1.1-.3-1.5-.9m8.1-3.4a2.5 2.5 0 1 0 0 3.6m7-4.3 1.9 5 1.9-5m3.6 0h-2.5v5h2.5m-2.5-2.5h2.2m2 2.5v-5h1.2c1.9 0 1.9 2.7 0 2.7h-1.2m1.3 0 1.6 2.3',
        fill: 'none',
        stroke: '#231F20',
      },
    ],
  },
};
