import { formatPrice, isShippingFree } from '@glow/shared/orders';
import { usePolicy } from '@glow/shared/page-data';
import { RETURNS_PERIOD_DAYS } from '@glow/shared/policy';
import { TableHead } from '../components/TableHead';
import { TextSection } from '../components/TextSection';
import { InformationPage } from './InformationPage';
import { Table } from './Table';

const DAYS_IN_WORDS: Partial<Record<number, string>> = { 14: 'fourteen', 30: 'thirty', 60: 'sixty', 90: 'ninety' };

/** Shipping rates, delivery countries and returns (INFO-3). */
export function ShippingPage() {
  const policy = usePolicy();
  const from = formatPrice(policy.freeFrom);
  const rates = [
    [`Below ${from}`, formatPrice(policy.shipping)],
    [`${from} and more`, 'Free'],
  ];
  return (
    <InformationPage
      title="Shipping & Returns"
      heading="Shipping and returns"
      lead={`One flat price, free from a fair amount, and ${DAYS_IN_WORDS[RETURNS_PERIOD_DAYS] ?? RETURNS_PERIOD_DAYS} days to change your mind.`}
    >
      <Table>
        <caption>What shipping costs</caption>
        <TableHead headings={['Your cart', 'Shipping']} />
        <tbody>
          {(isShippingFree(policy) ? [['Every order', 'Free']] : rates).map(([cart, price]) => (
            <tr key={cart}>
              <th scope="row">{cart}</th>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <TextSection heading="Where we deliver">
        <p>
          To the United States and Canada, at the same price. All amounts are in US dollars; {policy.tax / 1000}% tax is
          added at checkout and shown before you pay.
        </p>
      </TextSection>
      <TextSection heading="How long it takes">
        <p>
          Orders leave within one working day and arrive in 3 to 5 working days in the United States, 5 to 8 in Canada.
        </p>
      </TextSection>
      <TextSection heading={`${RETURNS_PERIOD_DAYS}-day returns`}>
        <p>
          Send anything back within {RETURNS_PERIOD_DAYS} days of delivery, opened or not, and we refund what you paid
          for it.
        </p>
      </TextSection>
      <TextSection heading="A word of honesty">
        <p>Glow is a demo store: orders are kept, but no parcel is sent and no card is charged.</p>
      </TextSection>
    </InformationPage>
  );
}
