export { AccountActions } from './AccountActions';
export { ConfirmationSent, ProviderSignIn } from './messages';
export { NewPassword } from './NewPassword';
