import styled from '@emotion/styled';
import { Skeleton } from '@glow/shared/ui';

/** As high as the suggestions, so that the footer stays where it is while they load. */
export function SuggestionsSkeleton() {
  return <Placeholder height="46rem" />;
}

const Placeholder = styled(Skeleton)(({ theme }) => ({
  marginTop: theme.space(8),
  borderRadius: theme.radius.large,
  [theme.from.desktop]: { height: '30rem' },
}));
