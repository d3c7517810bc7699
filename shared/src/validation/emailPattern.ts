/** The store's simple email rule: text, @, text, dot, text (FORM-5). */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
