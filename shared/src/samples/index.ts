export { createSampleCatalog } from './sampleCatalog';
export { sampleDetails, sampleProduct, sampleProducts, sampleReviews } from './sampleProducts';
