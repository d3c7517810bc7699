import styled from '@emotion/styled';
import { trackingPage } from '@glow/shared/validation';

/** The number of a parcel, or a link to the page that follows it (ORD-9). */
export function ParcelTracking({ tracking }: { tracking: string }) {
  const page = trackingPage(tracking);
  return (
    <Line>
      {page ? (
        <a href={page.href} target="_blank" rel="noopener">
          Track the parcel at <bdi>{page.host}</bdi> (opens another site)
        </a>
      ) : (
        <>
          Tracking number: <bdi>{tracking}</bdi>
        </>
      )}
    </Line>
  );
}

const Line = styled.p({ overflowWrap: 'anywhere' });
