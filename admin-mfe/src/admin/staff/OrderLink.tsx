import styled from '@emotion/styled';
import { Link } from '@glow/shared/router';
import { useStaffUrl } from './useStaffUrl';

/** The number of an order, which leads to its page in the admin. */
export function OrderLink({ id }: { id: string }) {
  const { urlWith } = useStaffUrl();
  return (
    <Plain id={`order-${id}`} to={urlWith({ tab: 'orders', order: id })}>
      {id}
    </Plain>
  );
}

const Plain = styled(Link)(({ theme }) => ({ fontSize: theme.text.md, textUnderlineOffset: '0.3em' }));
