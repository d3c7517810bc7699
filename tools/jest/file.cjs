/** Stands for the URL of an imported file. */
module.exports = '/file';
