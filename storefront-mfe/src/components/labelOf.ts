/** Display name of a category or subcategory: 'eye-care' becomes 'Eye Care'. */
export function labelOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
