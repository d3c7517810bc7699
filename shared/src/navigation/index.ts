export { Breadcrumb } from './Breadcrumb';
export { ButtonLink } from './ButtonLink';
