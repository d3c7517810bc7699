export { cartItem } from './cartItem';
export { changingCatalog } from './changingCatalog';
export { fill } from './fill';
export { findCrashes } from './findCrashes';
export { formErrors } from './formErrors';
export { queriesOfPages, queriesOfProducts, spellingQueries } from './labelledQueries';
export { renderRoutes, shopper, storeSignIn } from './renderRoutes';
export { storedAddresses, storedCards, storedPostal } from './storedExamples';
export { storedValues } from './storedValues';
/** Routes and a router around a part that a test shows by itself. */
export { MemoryRouter, Route, Routes } from 'react-router-dom';
