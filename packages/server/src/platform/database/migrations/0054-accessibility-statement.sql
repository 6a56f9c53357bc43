-- An eighth type: the accessibility statement.
alter table agreements drop constraint agreements_type_check;
-- contract: it admits all that the version before it writes, and the rows are checked in a statement of its own
alter table agreements add constraint agreements_type_check check (
  type in ('PRIVACY_POLICY', 'TERMS_CONDITIONS', 'COOKIES_POLICY', 'EULA', 'DISCLAIMER', 'RETURN_REFUND_POLICY', 'IMPRINT', 'ACCESSIBILITY_STATEMENT', 'TEST')
) not valid;
alter table agreements validate constraint agreements_type_check;
