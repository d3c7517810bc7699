import styled from '@emotion/styled';
import { Badge } from '@glow/shared/ui';
import type { BlogCategory } from '../data/blogTypes';

/** The name of a post's category, with the category's colour beside it. */
export function CategoryBadge({ category }: { category: BlogCategory }) {
  return (
    <Badge>
      <Dot aria-hidden="true" style={{ background: category.color }} />
      {category.name}
    </Badge>
  );
}

const Dot = styled.span({ width: 8, height: 8, borderRadius: '50%' });
