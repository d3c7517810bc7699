import styled from '@emotion/styled';
import { ArrowLeft } from '@glow/shared/icons';
import { ButtonLink } from '@glow/shared/navigation';
import { Skeleton } from '@glow/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Refusal } from './askStaff';
import { Problem } from './Problem';
import { useStaffUrl } from './useStaffUrl';

interface ListAndDetailProps {
  /** The parameter of the URL that names the row whose page is open. */
  param: string;
  detail(id: string): ReactNode;
  children: ReactNode;
}

/** A list, or the page of one of its rows; the list stays below it, as it was. Closed, the focus is back at the row. */
export function ListAndDetail({ param, detail, children }: ListAndDetailProps) {
  const id = useStaffUrl().params.get(param);
  const last = useRef(id);

  useEffect(() => {
    if (!id && last.current) document.getElementById(`${param}-${last.current}`)?.focus();
    last.current = id;
  }, [id, param]);

  return (
    <>
      {id && detail(id)}
      <div hidden={id !== null}>{children}</div>
    </>
  );
}

interface DetailPageProps extends Pick<ListAndDetailProps, 'param'> {
  /** Label of the link to the list. */
  back: string;
  heading: string;
  facts?: ReactNode;
  refusal?: Refusal;
  onRetry?(): void;
  /** Absent while it is loaded. */
  children?: ReactNode;
}

/** The page of a row of a list, with the focus at its heading. */
export function DetailPage({ param, back, heading, facts, refusal, onRetry, children }: DetailPageProps) {
  const { urlWith } = useStaffUrl();
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => title.current?.focus(), []);

  return (
    <Layout>
      <Head>
        <ButtonLink to={urlWith({ [param]: '' })} variant="quiet" size="small">
          <ArrowLeft size={16} aria-hidden="true" />
          {back}
        </ButtonLink>
        <h2 ref={title} tabIndex={-1}>
          {heading}
        </h2>
        {facts}
      </Head>
      <Problem refusal={refusal} onRetry={refusal?.status === 404 ? undefined : onRetry} />
      {children ?? (!refusal && <Skeleton height={560} role="progressbar" aria-label="Loading" />)}
    </Layout>
  );
}

const Layout = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(8),
  overflowWrap: 'anywhere',
}));

const Head = styled.div(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space(2),
  color: theme.colors.textSoft,
  '& > a': { marginLeft: `calc(-1 * ${theme.space(2)})` },
  '& > h2': { fontSize: theme.heading.lg, color: theme.colors.ink, outline: 'none' },
  '& > div': { alignItems: 'center' },
}));

/** The parts of a detail page, with those of `Side` beside them on a wide screen. */
export const Columns = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(6),
  alignItems: 'start',
  [theme.from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) min(26rem, 40%)', gridTemplateRows: 'auto 1fr' },
}));

/** What stands beside. */
export const Side = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(6),
  [theme.from.desktop]: { gridArea: '1 / 2 / span 2' },
}));
