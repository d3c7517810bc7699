/** Contact details: demo fixtures (GEN-7). */
export const CONTACT = {
  email: 'care@glow.example',
  phone: '+1 (212) 555-0147',
  phoneHref: 'tel:+12125550147',
  hours: 'Monday to Friday, 9 am to 6 pm Eastern',
};
