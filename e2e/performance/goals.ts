import budgets from '@glow/shared/budgets.json' with { type: 'json' };
import type { Figures } from './load';
import { table, text } from './table';

/** A figure and its limit; null if a site of the comparison was not measured. */
type Goal = readonly [what: string, limit: number | null, reached: number | null | undefined];

/** The first screen's FCP as a part of the former build's. */
const FCP: Record<string, number> = { home: 0.85, product: 0.96 };
const LCP = 1.05;
const BLOCKED_MS = 20;
const ADD_TO_CART = 1.1;
const AIMED = 0.6;

/** Goals of a screen, from its first visit at each site: store, `other` (the former build), both without scripts. */
function goalsOf(screen: string, path: string, figures: (site: string) => Figures): Goal[] {
  const [store, document, other, otherDocument] = ['store', 'document', 'other', 'other document'].map(figures) as [
    Figures,
    Figures,
    Figures,
    Figures,
  ];
  const budget = (budgets.documentGoals as Record<string, Partial<Record<string, number>>>)[path] ?? {};
  const scripts = (budgets.goals as Record<string, number>)[path];
  const times = (figure: number | null | undefined, factor?: number) =>
    typeof figure === 'number' && factor ? figure * factor : null;
  const isLight = screen === 'home' || screen === 'product';
  return [
    ['HTML text kB', times(budget.text, 0.001), store['HTML text kB']],
    ['HTML brotli kB', times(budget.brotli, 0.001), store['HTML brotli kB']],
    ['elements', times(budget.elements, 1), store.elements],
    ['requests', times(budget.requests, 1), store.requests],
    ['scripts before rest kB', times(scripts, 0.001), (store['scripts kB'] ?? 0) - (store['scripts at rest kB'] ?? 0)],
    [
      "longest task ms, document's, by the other's",
      times(otherDocument['longest task ms'], isLight ? budgets.longestTaskOfDocument : 0),
      document['longest task ms'],
    ],
    ["FCP ms, by the other's", times(other['FCP ms'], FCP[screen]), store['FCP ms']],
    ["LCP ms, by the document's", times(document['LCP ms'], screen === 'cart' ? 0 : LCP), store['LCP ms']],
    [
      "TBT ms, by the document's",
      isLight && typeof document['TBT ms'] === 'number' ? document['TBT ms'] + BLOCKED_MS : null,
      store['TBT ms'],
    ],
    [
      "Add to Cart works ms, by the document's LCP",
      times(document['LCP ms'], screen === 'product' ? ADD_TO_CART : 0),
      store['Add to Cart works ms'],
    ],
    [
      "to product, aimed ms, by the other's",
      times(other['to product, aimed ms'], AIMED),
      store['to product, aimed ms'],
    ],
  ];
}

/** The table of all goals of some screens: goal, reached, yes or no. */
export function goalTable(
  screens: [screen: string, path: string][],
  figuresOf: (site: string, screen: string) => Figures,
): string {
  const rows = screens.flatMap(([screen, path]) =>
    goalsOf(screen, path, (site) => figuresOf(site, screen)).flatMap(([what, limit, reached]) => {
      if (limit === null) return [];
      const isReached = typeof reached === 'number' && reached <= limit;
      return [[`${path} ${what}`, text(limit), text(reached), isReached ? 'yes' : 'no']];
    }),
  );
  return table([['goals, at most', 'goal', 'reached', ''], ...rows]);
}
