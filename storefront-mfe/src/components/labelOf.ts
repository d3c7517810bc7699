/** A category or subcategory as shoppers read it: 'eye-care' is 'Eye Care'. */
export function labelOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
