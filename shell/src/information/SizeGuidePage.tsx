import { formatPrice } from '@glow/shared/orders';
import { Link } from '@glow/shared/router';
import { TextSection } from '../components/TextSection';
import { InformationPage } from './InformationPage';
import { sizes } from './sizes';
import { Table } from './Table';

/** The product sizes, generated from the catalogue (INFO-4). */
export function SizeGuidePage() {
  const listed = sizes();
  const products = [...new Set(listed.map(({ product }) => product))];
  return (
    <InformationPage
      title="Size Guide"
      heading="Size guide"
      lead="Some of our products come in more than one size. Everything else comes in one."
    >
      {products.map(({ id, name }) => (
        <Table key={id}>
          <caption>
            <Link to={`/product/${id}`}>{name}</Link>
          </caption>
          <thead>
            <tr>
              <th scope="col">Size</th>
              <th scope="col">Volume</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {listed
              .filter(({ product }) => product.id === id)
              .map(({ variant, volume, price }) => (
                <tr key={variant.id}>
                  <th scope="row">{variant.name}</th>
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
