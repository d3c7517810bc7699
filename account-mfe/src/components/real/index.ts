export { AccountActions } from './AccountActions';
export { ConfirmationSent } from './ConfirmationSent';
export { LinkNote } from './LinkNote';
export { ProviderSignIn } from './ProviderSignIn';
