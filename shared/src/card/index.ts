export { expiryOf, parseExpiry } from './cardExpiry';
export { digitsOnly, formatCardNumber, formatCvv, formatExpiry } from './cardFormat';
export { cardRules } from './cardRules';
