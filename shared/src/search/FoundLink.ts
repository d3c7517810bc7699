/** A page that a search of the store finds beside products: an article, a collection or an information page. */
export interface FoundLink {
  title: string;
  url: string;
}
