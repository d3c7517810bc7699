import type { Address } from '@glow/shared/orders';
import { accountMail, MAIL_KINDS } from '../shop/accounts/accountMails';
import { renderMail, type MailContent } from '../shop/mail/renderMail';
import { joinMails } from '../shop/mail/sendOutbox';
import { questionMail } from '../shop/newsletter/askToConfirm';
import { stockMail } from '../shop/newsletter/stockAlerts';
import { ORDER_MAIL_KINDS, orderMail } from '../shop/orders/orderMails';
import type { MailedOrder } from '../shop/orders/orderRepository';

const ADDRESS: Address = {
  firstName: 'Rose',
  lastName: 'Miller',
  email: 'rose@example.com',
  phone: '503 555 0147',
  address1: '12 Garden Lane',
  address2: 'Apt 4',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US',
};

const ORDER: MailedOrder = {
  id: 'GLW-7K2M9QX4T0BD',
  createdAt: '2026-11-20T10:00:00.000Z',
  status: 'shipped',
  customerName: 'Rose Miller',
  customerEmail: 'rose@example.com',
  items: [
    {
      id: 'skn-002',
      name: 'Midnight Repair Cream',
      price: 64,
      quantity: 2,
      image: '/images/products/skn-002-1-480.webp',
    },
    {
      id: 'mkp-005-plum',
      name: 'Velvet Matte Lipstick',
      variant: 'Shade: Plum',
      price: 30,
      quantity: 1,
      image: '/images/products/mkp-005-1-plum-480.webp',
    },
  ],
  subtotal: 158,
  shipping: 0,
  tax: 12.64,
  total: 170.64,
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  paymentMethod: { type: 'card', last4: '4242', brand: 'visa' },
  tracking: '1Z 999 AA1 01 2345 6784',
  isOwn: true,
};

/** Of a guest, right to left, with a text that must not become a link. */
const GUEST_ORDER: MailedOrder = {
  ...ORDER,
  customerName: 'نور الحسن',
  shippingAddress: { ...ADDRESS, city: 'تل أبيب-www.evil.example', state: 'BC', country: 'CA' },
  tracking: 'https://parcels.example/follow/a-very-long-number-1Z999AA10123456784-1Z999AA10123456784?language=en',
  items: [{ ...ORDER.items[0]!, name: 'סרום לחות 30ml (חדש!) '.repeat(3).trim() }],
  isOwn: false,
};

type Sample = { subject: string; content: MailContent };

/** A mail of each kind, by name. */
const samples = (): Record<string, Sample> => ({
  ...Object.fromEntries(ORDER_MAIL_KINDS.map((kind) => [`order ${kind}`, orderMail(kind, ORDER)])),
  'order of a guest': orderMail('shipped', GUEST_ORDER),
  'orders of an hour': joinMails(
    Array.from({ length: 12 }, (_, index) => {
      const { content } = orderMail('confirmed', { ...ORDER, id: `GLW-7K2M9QX4T0B${index}`, isOwn: false });
      return {
        order_id: `GLW-7K2M9QX4T0B${index}`,
        content: JSON.stringify(content),
        body: renderMail(content, '').text,
      };
    }),
  ),
  ...Object.fromEntries(
    MAIL_KINDS.map((kind) => [
      `account ${kind}`,
      accountMail(kind, { firstName: 'Rose', role: 'support' }, '/forgot-password?token=a-token'),
    ]),
  ),
  newsletter: leaving(questionMail('/newsletter/confirm?token=a-token', 'Rose')),
  alert: leaving(questionMail('/newsletter/confirm?token=a-token', undefined, 'Velvet Matte Lipstick (Plum)')),
  'back in stock': leaving(
    stockMail([
      { name: 'Invisible Shield Mineral Sunscreen SPF 50', url: '/product/skn-006' },
      { name: 'Velvet Matte Lipstick (Plum)', url: '/product/mkp-005?variant=plum' },
    ]),
  ),
});

function leaving({ subject, content }: Sample): Sample {
  return { subject, content: { ...content, leave: '/unsubscribe?token=a-token' } };
}

/** All mails of the store, rendered for the site of an origin. */
export function mailSamples(site: string) {
  return Object.entries(samples()).map(([name, { subject, content }]) => ({
    name,
    subject,
    ...renderMail(content, site),
  }));
}
