import { lazyComponent } from '@glow/shared/app';

// one chunk, which is loaded like that of Review while the shipping form is filled in; if that fails, no card has been typed yet
const load = {
  PaymentStep: async () => (await import(/* webpackChunkName: "payment" */ './payment/PaymentStep')).PaymentStep,
  CardAgain: async () => (await import(/* webpackChunkName: "payment" */ './payment/CardAgain')).CardAgain,
  AcceptedCards: async () => (await import(/* webpackChunkName: "payment" */ './payment/CardMark')).AcceptedCards,
};

export const PaymentStep = lazyComponent(load.PaymentStep);

/** The card form on Review. */
export const CardAgain = lazyComponent(load.CardAgain);

/** What can be paid with; nothing if it cannot be loaded. */
export const AcceptedCards = lazyComponent(load.AcceptedCards, { fallback: () => null });
