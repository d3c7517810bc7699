import { usePageData } from '@glow/shared/app';
import { formatPrice } from '@glow/shared/orders';
import { Link } from '@glow/shared/router';
import { TableHead } from '../components/TableHead';
import { TextSection } from '../components/TextSection';
import type { pageData } from '../pageData';
import { InformationPage } from './InformationPage';
import { Table } from './Table';

/** The product sizes, from the catalogue (INFO-4). */
export function SizeGuidePage() {
  const { data: products } = usePageData<(typeof pageData)['size-guide']>();
  return (
    <InformationPage
      title="Size Guide"
      heading="Size guide"
      lead="Some of our products come in more than one size. Everything else comes in one."
    >
      {products.map(({ id, name, sizes }) => (
        <Table key={id}>
          <caption>
            <Link to={`/product/${id}`}>{name}</Link>
          </caption>
          <TableHead headings={['Size', 'Volume', 'Price']} />
          <tbody>
            {sizes.map(({ id: sizeId, name: size, volume, price }) => (
              <tr key={sizeId}>
                <th scope="row">{size}</th>
                <td>{volume}</td>
                <td>{formatPrice(price)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ))}
      <TextSection heading="Choosing a size">
        <p>
          New to a product? Begin with the travel size, which may also fly in your cabin bag. The refill goes into the
          bottle you already have.
        </p>
      </TextSection>
      <TextSection heading="Shades">
        <p>Makeup comes in shades instead of sizes. You find them on each product's page.</p>
      </TextSection>
    </InformationPage>
  );
}
