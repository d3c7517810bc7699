import styled from '@emotion/styled';
import { Link } from '@glow/shared/router';
import type { ReactNode } from 'react';
import { useStaffUrl } from './useStaffUrl';

/** Leads from a row of a list to its page in the admin: `param` is the parameter of the URL that names it. */
export function DetailLink(props: { tab: string; param: string; id: string; children: ReactNode }) {
  const { tab, param, id, children } = props;
  const { urlWith } = useStaffUrl();
  return (
    <Plain id={`${param}-${id}`} to={urlWith({ tab, [param]: id })}>
      {children}
    </Plain>
  );
}

/** The number of an order, which leads to its page. */
export function OrderLink({ id }: { id: string }) {
  return (
    <DetailLink tab="orders" param="order" id={id}>
      {id}
    </DetailLink>
  );
}

const Plain = styled(Link)(({ theme }) => ({ fontSize: theme.text.md, textUnderlineOffset: '0.3em' }));
