export { createSampleCatalog } from './sampleCatalog';
export { sampleDetails } from './sampleDetails';
export { sampleProduct, sampleProducts } from './sampleProducts';
export { sampleReviews } from './sampleReviews';
