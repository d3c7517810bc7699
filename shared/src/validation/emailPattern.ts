/** The store's simple email rule: text, @, text, dot, text (specification §5, decisions T39). */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
