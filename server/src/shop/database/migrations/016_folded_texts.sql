-- Texts are searched in the form that `foldText` gives them, with the SKU as the last keyword: `foldTexts` makes them anew.
comment on column product_texts.content is 'folded: name and other keywords, description, ingredients';

-- What nobody has rated is last.
drop index products_by_rating;
create index products_by_rating on products ((case when review_count > 0 then rating else 0 end) desc, position)
  where discontinued_at is null;
