import styled from '@emotion/styled';
import { ArrowLeft } from '@glow/shared/icons';
import { ButtonLink } from '@glow/shared/navigation';
import { Link } from '@glow/shared/router';
import { Row, Skeleton } from '@glow/shared/ui';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Stack } from '../../Panel';
import { useAdminUrl } from '../../useAdminUrl';

interface ListAndDetailProps {
  /** The page of a row, by the URL parameter that has the row's id. */
  pages: Record<string, (id: string) => ReactNode>;
  children: ReactNode;
}

/** While a row's page is open, its list is hidden and keeps its state. When it closes, the row gets the focus. */
export function ListAndDetail({ pages, children }: ListAndDetailProps) {
  const { params } = useAdminUrl();
  const [param, id] = [...params].find(([name, value]) => value && Object.hasOwn(pages, name)) ?? [];
  const open = param && `${param}-${id}`;
  const last = useRef(open);

  useEffect(() => {
    if (!open && last.current) document.getElementById(last.current)?.focus();
    last.current = open;
  }, [open]);

  return (
    <>
      <Suspense key={open} fallback={<Skeleton height={560} />}>
        {param && id && pages[param]?.(id)}
      </Suspense>
      <div hidden={open !== undefined}>{children}</div>
    </>
  );
}

/** Links to a row's page, in the tab for rows of its kind. */
export function DetailLink({ to, id, children = id }: { to: 'order' | 'product'; id: string; children?: string }) {
  const { urlWith } = useAdminUrl();
  return (
    <PlainLink id={`${to}-${id}`} data-whole={to === 'order'} to={urlWith({ tab: `${to}s`, [to]: id })}>
      {children}
    </PlainLink>
  );
}

interface DetailPageProps {
  /** The URL parameter that opens the page. */
  param: string;
  /** Label of the link to the list. */
  back: string;
  heading: string;
  facts?: ReactNode;
  children: ReactNode;
}

/** The heading gets the focus when the page opens. */
export function DetailPage({ param, back, heading, facts, children }: DetailPageProps) {
  const { urlWith } = useAdminUrl();
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => title.current?.focus(), []);

  return (
    <Stack gap={8}>
      <Head gap={2}>
        <ButtonLink to={urlWith({ [param]: '' })} variant="quiet" size="small" data-no-print>
          <ArrowLeft size={16} aria-hidden="true" />
          {back}
        </ButtonLink>
        <h2 ref={title} tabIndex={-1}>
          {heading}
        </h2>
        <Row gap={3}>{facts}</Row>
      </Head>
      {children}
    </Stack>
  );
}

const PlainLink = styled(Link)(({ theme }) => ({
  fontSize: theme.text.md,
  textUnderlineOffset: '0.3em',
  // an order's number does not break at its hyphen
  '&[data-whole=true]': { whiteSpace: 'nowrap' },
}));

const Head = styled(Stack)(({ theme }) => ({
  justifyItems: 'start',
  color: theme.colors.textSoft,
  '& > h2': { fontSize: theme.heading.lg, color: theme.colors.ink, outline: 'none' },
  '& > div': { alignItems: 'center' },
}));
