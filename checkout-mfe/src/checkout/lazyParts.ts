import { lazyComponent } from '@glow/shared/app';

// one chunk, loaded during the shipping step: if loading fails then, no card has been typed yet
const load = {
  PaymentStep: async () => (await import(/* webpackChunkName: "payment" */ './payment/PaymentStep')).PaymentStep,
  CardAgain: async () => (await import(/* webpackChunkName: "payment" */ './payment/CardAgain')).CardAgain,
  AcceptedCards: async () => (await import(/* webpackChunkName: "payment" */ './payment/CardMark')).AcceptedCards,
};

export const PaymentStep = lazyComponent(load.PaymentStep);

export const CardAgain = lazyComponent(load.CardAgain);

export const AcceptedCards = lazyComponent(load.AcceptedCards, { fallback: () => null });
