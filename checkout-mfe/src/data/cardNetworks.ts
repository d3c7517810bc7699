import networks from './cardNetworks.json' with { type: 'json' };

interface CardNetwork {
  name: string;
  /** Part of the drawing that fills the mark, which is 42 × 26. */
  viewBox: string;
  shapes: { d: string; fill: string; stroke?: string }[];
}

/** Networks of 16-digit cards with their marks in their own colours (CHK-34). */
export const cardNetworks: Record<string, CardNetwork | undefined> = networks;
