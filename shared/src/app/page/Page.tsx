import { useIsHydrated } from '@glow/shared/hydration';
import { useLocation } from '@glow/shared/router';
import {
  createContext,
  use,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { PageHead } from './PageHead';
import { RenderRecordContext } from './renderRecord';
import { jsonLd, type StructuredData } from './structuredData';

/** Called when a page's content is mounted. */
export type PageShown = (page: { title: string; status: number }) => void;

const PageShownContext = createContext<PageShown>(() => undefined);

/** Sets the callback with which a host moves the focus, announces the page and restores the scroll position. */
export const PageShownProvider = PageShownContext.Provider;

interface PageProps extends ComponentProps<typeof PageHead> {
  status?: number;
  /** Identifies the page if several URLs show it: navigation between them does not count as a new page. */
  place?: string;
  structuredData?: readonly StructuredData[];
  children: ReactNode;
}

/** The outermost element of every screen, with its head. `children` contain exactly one `h1` with `tabIndex={-1}`. */
export function Page({ status = 200, place, structuredData = [], children, ...head }: PageProps) {
  const { title } = head;
  const onShown = useContext(PageShownContext);
  const { pathname } = useLocation();
  const where = place ?? pathname;
  use(RenderRecordContext)?.noteStatus(status);

  // a new title alone is not a new page; a layout effect, so that the scroll position is set before the first paint
  const sayShown = useEffectEvent(() => onShown({ title, status }));
  useLayoutEffect(() => {
    sayShown();
  }, [where]);

  return (
    <>
      <PageHead {...head} />
      {children}
      <StructuredDataScripts items={structuredData} />
    </>
  );
}

/** Structured data of the shown page only: a hidden page has none. */
function StructuredDataScripts({ items }: { items: readonly StructuredData[] }) {
  const isHydrated = useIsHydrated();
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only an effect knows that its page is shown
    setShown(true);
    return () => setShown(false);
  }, []);
  if (isHydrated && !isShown) return null;
  return items.map((data) => (
    <script key={data['@type']} type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />
  ));
}
