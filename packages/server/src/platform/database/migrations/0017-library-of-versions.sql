-- Which library wrote a version: under the same one no other text can wait. Null: from before this was kept.
alter table agreement_versions add column library text;
