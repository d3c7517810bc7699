import { lazyComponent } from '@glow/shared/app';

// one chunk, loaded during the shipping step: if loading fails then, no card has been typed yet
const payment = {
  PaymentStep: async () => (await import(/* webpackChunkName: "payment" */ './payment/PaymentStep')).PaymentStep,
  CardAgain: async () => (await import(/* webpackChunkName: "payment" */ './payment/CardAgain')).CardAgain,
  AcceptedCards: async () => (await import(/* webpackChunkName: "payment" */ './payment/CardMark')).AcceptedCards,
};

// one chunk, which is loaded while the shipping form is filled in
const review = {
  ReviewStep: async () => (await import(/* webpackChunkName: "review" */ './review/ReviewStep')).ReviewStep,
  PlaceOrder: async () => (await import(/* webpackChunkName: "review" */ './order/PlaceOrder')).PlaceOrder,
};

export const PaymentStep = lazyComponent(payment.PaymentStep);

export const CardAgain = lazyComponent(payment.CardAgain);

export const AcceptedCards = lazyComponent(payment.AcceptedCards, { fallback: () => null });

export const ReviewStep = lazyComponent(review.ReviewStep);

export const PlaceOrder = lazyComponent(review.PlaceOrder);
