-- As many pieces of a line as the API takes.
alter table order_lines drop constraint order_lines_quantity_check;
alter table order_lines add check (quantity between 1 and 999);
