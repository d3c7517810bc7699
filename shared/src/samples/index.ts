export { createSampleCatalog } from './sampleCatalog';
export { sampleDetails, sampleProduct, sampleProducts } from './sampleProducts';
export { sampleReviews } from './sampleReviews';
