module.exports = function refuseStylesheet() {
  throw new Error(
    'a page of the store has no stylesheets: style with `styled` of @emotion/styled, whose styles come with the HTML.',
  );
};
