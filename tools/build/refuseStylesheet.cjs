module.exports = function refuseStylesheet() {
  throw new Error('GLOW-116 a page of the store has no stylesheets: style with `styled` of @emotion/styled.');
};
