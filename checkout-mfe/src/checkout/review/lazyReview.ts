import { lazyComponent } from '@glow/shared/app';

// one chunk, which is loaded while the shipping form is filled in
const load = {
  ReviewStep: async () => (await import(/* webpackChunkName: "review" */ './ReviewStep')).ReviewStep,
  PlaceOrder: async () => (await import(/* webpackChunkName: "review" */ '../order/PlaceOrder')).PlaceOrder,
};

export const ReviewStep = lazyComponent(load.ReviewStep);

export const PlaceOrder = lazyComponent(load.PlaceOrder);
