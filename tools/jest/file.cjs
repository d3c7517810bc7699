/** Replaces the URL of an imported file. */
module.exports = '/file';
