BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE chat (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	"table" VARCHAR(32) NOT NULL, 
	person INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at TEXT NOT NULL, 
	FOREIGN KEY("table") REFERENCES tables (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "chat" VALUES(1,'w16aubjXz_Bp57H4',1,'Good luck!','2026-11-18T01:31:46.514Z');
CREATE TABLE handovers (
	hash VARCHAR(64) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person INTEGER NOT NULL, 
	expires TEXT NOT NULL, taken_by INTEGER, 
	PRIMARY KEY (hash), 
	FOREIGN KEY("table") REFERENCES tables (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE house (
	"key" TEXT NOT NULL, 
	value JSON NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "house" VALUES('epoch','"5f3a45903b65933b"');
INSERT INTO "house" VALUES('heartbeat','"2026-11-18T01:31:58.321Z"');
CREATE TABLE invitations (
	hash VARCHAR(64) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	claimed_by INTEGER, 
	PRIMARY KEY (hash), 
	FOREIGN KEY("table") REFERENCES tables (id), 
	FOREIGN KEY(claimed_by) REFERENCES people (id)
);
INSERT INTO "invitations" VALUES('7013e9d6616fa6ac744debe821cc3b21feed242c56a50e84a115065cf2e8647d','w16aubjXz_Bp57H4',1,2);
INSERT INTO "invitations" VALUES('6db52c8e9f477a3d57edd2599d1accd191ad323d563ad31a4a97867947082797','CvbOCtoXndPlPSXQ',1,NULL);
CREATE TABLE log (
	"table" VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER, 
	person INTEGER, 
	action TEXT, 
	"key" TEXT, 
	at TEXT NOT NULL, 
	PRIMARY KEY ("table", seq), 
	CONSTRAINT log_key UNIQUE ("table", "key"), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "log" VALUES('w16aubjXz_Bp57H4',0,'opening',NULL,NULL,NULL,NULL,'2026-11-18T01:31:46.226Z');
INSERT INTO "log" VALUES('w16aubjXz_Bp57H4',1,'act',0,1,'place 9','0:test-key-00000000','2026-11-18T01:31:46.299Z');
INSERT INTO "log" VALUES('w16aubjXz_Bp57H4',2,'act',1,2,'place 8','1:test-key-00000001','2026-11-18T01:31:46.319Z');
INSERT INTO "log" VALUES('w16aubjXz_Bp57H4',3,'act',0,1,'place 10','0:test-key-00000002','2026-11-18T01:31:46.337Z');
INSERT INTO "log" VALUES('w16aubjXz_Bp57H4',4,'act',1,2,'place 7','1:test-key-00000003','2026-11-18T01:31:46.354Z');
INSERT INTO "log" VALUES('w16aubjXz_Bp57H4',5,'act',1,2,'draw','1:test-key-00000004','2026-11-18T01:31:46.366Z');
INSERT INTO "log" VALUES('w16aubjXz_Bp57H4',6,'act',1,2,'lift 15','1:test-key-00000005','2026-11-18T01:31:46.383Z');
INSERT INTO "log" VALUES('w16aubjXz_Bp57H4',7,'act',1,2,'drift 11 w','1:test-key-00000006','2026-11-18T01:31:46.400Z');
INSERT INTO "log" VALUES('w16aubjXz_Bp57H4',8,'act',1,2,'lift 16','1:test-key-00000007','2026-11-18T01:31:46.420Z');
INSERT INTO "log" VALUES('w16aubjXz_Bp57H4',9,'act',1,2,'drift 10 w','1:test-key-00000008','2026-11-18T01:31:46.433Z');
INSERT INTO "log" VALUES('w16aubjXz_Bp57H4',10,'act',1,2,'end','1:test-key-00000009','2026-11-18T01:31:46.455Z');
INSERT INTO "log" VALUES('w16aubjXz_Bp57H4',11,'act',0,1,'draw','0:test-key-00000010','2026-11-18T01:31:46.489Z');
INSERT INTO "log" VALUES('w16aubjXz_Bp57H4',12,'act',0,1,'lift 14','0:test-key-00000011','2026-11-18T01:31:46.502Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',0,'opening',NULL,NULL,NULL,NULL,'2026-11-18T01:31:46.592Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',1,'act',1,1,'draft deck','1:test-key-00000012','2026-11-18T01:31:46.628Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',2,'act',1,1,'take HA','1:test-key-00000013','2026-11-18T01:31:46.640Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',3,'act',2,NULL,'draft deck',NULL,'2026-11-18T01:31:51.569Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',4,'act',2,NULL,'take NE',NULL,'2026-11-18T01:31:51.574Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',5,'act',0,1,'draft deck','0:test-key-00000014','2026-11-18T01:31:51.583Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',6,'act',0,1,'take TR','0:test-key-00000015','2026-11-18T01:31:51.595Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',7,'act',0,1,'volcano Fm','0:test-key-00000016','2026-11-18T01:31:51.603Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',8,'act',0,1,'tile','0:test-key-00000017','2026-11-18T01:31:51.612Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',9,'act',0,1,'to Di','0:test-key-00000018','2026-11-18T01:31:51.621Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',10,'act',0,1,'card','0:test-key-00000019','2026-11-18T01:31:51.629Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',11,'act',0,1,'spread 1-0-2','0:test-key-00000020','2026-11-18T01:31:51.639Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',12,'act',0,1,'end','0:test-key-00000021','2026-11-18T01:31:51.647Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',13,'act',1,1,'volcano Fo','1:test-key-00000022','2026-11-18T01:31:51.655Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',14,'act',1,1,'tile','1:test-key-00000023','2026-11-18T01:31:51.664Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',15,'act',1,1,'to Dm','1:test-key-00000024','2026-11-18T01:31:51.672Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',16,'act',1,1,'card','1:test-key-00000025','2026-11-18T01:31:51.680Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',17,'act',1,1,'end','1:test-key-00000026','2026-11-18T01:31:51.691Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',18,'act',2,NULL,'volcano Di',NULL,'2026-11-18T01:31:51.707Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',19,'act',2,NULL,'tile',NULL,'2026-11-18T01:31:51.715Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',20,'act',2,NULL,'environment swamp',NULL,'2026-11-18T01:31:51.726Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',21,'act',2,NULL,'spread 3-0-0',NULL,'2026-11-18T01:31:51.736Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',22,'act',2,NULL,'card',NULL,'2026-11-18T01:31:51.744Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',23,'act',2,NULL,'spread 0-0-3',NULL,'2026-11-18T01:31:51.756Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',24,'act',2,NULL,'end',NULL,'2026-11-18T01:31:51.764Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',25,'act',2,NULL,'take HA',NULL,'2026-11-18T01:31:51.776Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',26,'act',0,1,'take HM','0:test-key-00000027','2026-11-18T01:31:51.817Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',27,'act',1,1,'take TR','1:test-key-00000028','2026-11-18T01:31:51.829Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',28,'act',2,NULL,'grow So',NULL,'2026-11-18T01:31:51.869Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',29,'act',2,NULL,'stay',NULL,'2026-11-18T01:31:51.891Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',30,'act',2,NULL,'end',NULL,'2026-11-18T01:31:51.919Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',31,'act',1,1,'to Dm','1:test-key-00000029','2026-11-18T01:31:51.963Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',32,'act',1,1,'end','1:test-key-00000030','2026-11-18T01:31:52.010Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',33,'act',0,1,'white Si','0:test-key-00000031','2026-11-18T01:31:52.090Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',34,'act',0,1,'white Si','0:test-key-00000032','2026-11-18T01:31:52.132Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',35,'act',0,1,'migrate So','0:test-key-00000033','2026-11-18T01:31:52.214Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',36,'act',0,1,'go Fo 4','0:test-key-00000034','2026-11-18T01:31:52.286Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',37,'act',0,1,'go Mo 1','0:test-key-00000035','2026-11-18T01:31:52.347Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',38,'act',0,1,'go Sm 2','0:test-key-00000036','2026-11-18T01:31:52.404Z');
INSERT INTO "log" VALUES('wNMPWT0QsYtA9aNt',39,'act',0,1,'finish','0:test-key-00000037','2026-11-18T01:31:52.418Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',0,'opening',NULL,NULL,NULL,NULL,'2026-11-18T01:31:52.431Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',1,'act',0,1,'play E1','0:test-key-00000038','2026-11-18T01:31:52.515Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',2,'act',1,1,'play E6','1:test-key-00000039','2026-11-18T01:31:52.600Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',3,'act',0,1,'build c4','0:test-key-00000040','2026-11-18T01:31:52.614Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',4,'act',1,1,'build c4','1:test-key-00000041','2026-11-18T01:31:52.665Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',5,'act',1,1,'single','1:test-key-00000042','2026-11-18T01:31:52.694Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',6,'act',0,1,'play M9','0:test-key-00000043','2026-11-18T01:31:52.741Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',7,'act',1,1,'play M7','1:test-key-00000044','2026-11-18T01:31:52.840Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',8,'act',1,1,'build d2','1:test-key-00000045','2026-11-18T01:31:52.942Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',9,'act',0,1,'build d2','0:test-key-00000046','2026-11-18T01:31:52.986Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',10,'act',0,1,'single','0:test-key-00000047','2026-11-18T01:31:53.033Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',11,'act',1,1,'play H3','1:test-key-00000048','2026-11-18T01:31:53.080Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',12,'act',0,1,'play H4','0:test-key-00000049','2026-11-18T01:31:53.134Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',13,'act',1,1,'build b3','1:test-key-00000050','2026-11-18T01:31:53.165Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',14,'act',0,1,'build b3','0:test-key-00000051','2026-11-18T01:31:53.183Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',15,'act',0,1,'single','0:test-key-00000052','2026-11-18T01:31:53.200Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',16,'act',1,1,'play M1','1:test-key-00000053','2026-11-18T01:31:53.216Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',17,'act',0,1,'play M3','0:test-key-00000054','2026-11-18T01:31:53.233Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',18,'act',1,1,'build d2','1:test-key-00000055','2026-11-18T01:31:53.250Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',19,'act',0,1,'build d2','0:test-key-00000056','2026-11-18T01:31:53.265Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',20,'act',0,1,'single','0:test-key-00000057','2026-11-18T01:31:53.377Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',21,'act',1,1,'play H6','1:test-key-00000058','2026-11-18T01:31:53.391Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',22,'act',0,1,'play H7','0:test-key-00000059','2026-11-18T01:31:53.403Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',23,'act',1,1,'build b3','1:test-key-00000060','2026-11-18T01:31:53.413Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',24,'act',0,1,'build b3','0:test-key-00000061','2026-11-18T01:31:53.425Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',25,'act',0,1,'single','0:test-key-00000062','2026-11-18T01:31:53.436Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',26,'act',1,1,'play I4','1:test-key-00000063','2026-11-18T01:31:53.448Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',27,'act',0,1,'play I7','0:test-key-00000064','2026-11-18T01:31:53.462Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',28,'act',1,1,'build c1','1:test-key-00000065','2026-11-18T01:31:53.477Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',29,'act',0,1,'build c1','0:test-key-00000066','2026-11-18T01:31:53.511Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',30,'act',0,1,'single','0:test-key-00000067','2026-11-18T01:31:53.531Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',31,'act',1,1,'play H9','1:test-key-00000068','2026-11-18T01:31:53.542Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',32,'act',0,1,'play H8','0:test-key-00000069','2026-11-18T01:31:53.553Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',33,'act',0,1,'build c1','0:test-key-00000070','2026-11-18T01:31:53.565Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',34,'act',1,1,'build c1','1:test-key-00000071','2026-11-18T01:31:53.579Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',35,'act',1,1,'single','1:test-key-00000072','2026-11-18T01:31:53.597Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',36,'act',0,1,'play I3','0:test-key-00000073','2026-11-18T01:31:53.613Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',37,'act',1,1,'play I2','1:test-key-00000074','2026-11-18T01:31:53.627Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',38,'act',1,1,'build c1','1:test-key-00000075','2026-11-18T01:31:53.644Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',39,'act',0,1,'build c1','0:test-key-00000076','2026-11-18T01:31:53.657Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',40,'act',0,1,'play E6','0:test-key-00000077','2026-11-18T01:31:53.670Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',41,'act',1,1,'play M6','1:test-key-00000078','2026-11-18T01:31:53.683Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',42,'act',0,1,'build c4','0:test-key-00000079','2026-11-18T01:31:53.694Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',43,'act',0,1,'play H2','0:test-key-00000080','2026-11-18T01:31:53.720Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',44,'act',1,1,'play E3','1:test-key-00000081','2026-11-18T01:31:53.743Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',45,'act',1,1,'build c4','1:test-key-00000082','2026-11-18T01:31:53.760Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',46,'act',0,1,'build c4','0:test-key-00000083','2026-11-18T01:31:53.776Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',47,'act',0,1,'single','0:test-key-00000084','2026-11-18T01:31:53.789Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',48,'act',1,1,'play M5','1:test-key-00000085','2026-11-18T01:31:53.802Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',49,'act',0,1,'play E4','0:test-key-00000086','2026-11-18T01:31:53.814Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',50,'act',1,1,'five 0','1:test-key-00000087','2026-11-18T01:31:53.830Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',51,'act',1,1,'build d2','1:test-key-00000088','2026-11-18T01:31:53.914Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',52,'act',0,1,'build d2','0:test-key-00000089','2026-11-18T01:31:53.951Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',53,'act',0,1,'single','0:test-key-00000090','2026-11-18T01:31:54.015Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',54,'act',1,1,'play E7','1:test-key-00000091','2026-11-18T01:31:54.074Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',55,'act',0,1,'play H4','0:test-key-00000092','2026-11-18T01:31:54.113Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',56,'act',1,1,'build c4','1:test-key-00000093','2026-11-18T01:31:54.202Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',57,'act',1,1,'build c4','1:test-key-00000094','2026-11-18T01:31:54.456Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',58,'act',1,1,'single','1:test-key-00000095','2026-11-18T01:31:54.528Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',59,'act',1,1,'play M2','1:test-key-00000096','2026-11-18T01:31:54.562Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',60,'act',0,1,'play M4','0:test-key-00000097','2026-11-18T01:31:54.585Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',61,'act',1,1,'build d2','1:test-key-00000098','2026-11-18T01:31:54.599Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',62,'act',0,1,'build d2','0:test-key-00000099','2026-11-18T01:31:54.614Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',63,'act',0,1,'single','0:test-key-00000100','2026-11-18T01:31:54.629Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',64,'act',1,1,'play E8','1:test-key-00000101','2026-11-18T01:31:54.645Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',65,'act',0,1,'play H7','0:test-key-00000102','2026-11-18T01:31:54.711Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',66,'act',0,1,'build b3','0:test-key-00000103','2026-11-18T01:31:54.730Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',67,'act',0,1,'build b3','0:test-key-00000104','2026-11-18T01:31:54.757Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',68,'act',0,1,'single','0:test-key-00000105','2026-11-18T01:31:54.771Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',69,'act',0,1,'play I8','0:test-key-00000106','2026-11-18T01:31:54.789Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',70,'act',1,1,'play I9','1:test-key-00000107','2026-11-18T01:31:54.803Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',71,'act',0,1,'build c1','0:test-key-00000108','2026-11-18T01:31:54.822Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',72,'act',1,1,'build c1','1:test-key-00000109','2026-11-18T01:31:54.836Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',73,'act',1,1,'single','1:test-key-00000110','2026-11-18T01:31:54.849Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',74,'act',0,1,'play H9','0:test-key-00000111','2026-11-18T01:31:54.865Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',75,'act',1,1,'play H6','1:test-key-00000112','2026-11-18T01:31:54.907Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',76,'act',0,1,'build b3','0:test-key-00000113','2026-11-18T01:31:54.925Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',77,'act',0,1,'build b3','0:test-key-00000114','2026-11-18T01:31:54.969Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',78,'act',0,1,'single','0:test-key-00000115','2026-11-18T01:31:54.988Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',79,'act',0,1,'declare M9','0:test-key-00000116','2026-11-18T01:31:55.022Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',80,'act',1,1,'declare M1','1:test-key-00000117','2026-11-18T01:31:55.254Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',81,'act',0,1,'sell 5','0:test-key-00000118','2026-11-18T01:31:55.290Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',82,'act',1,1,'sell 5','1:test-key-00000119','2026-11-18T01:31:55.315Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',83,'act',1,1,'sell 5','1:test-key-00000120','2026-11-18T01:31:55.341Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',84,'act',0,1,'sell 5','0:test-key-00000121','2026-11-18T01:31:55.420Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',85,'act',0,1,'play E1','0:test-key-00000122','2026-11-18T01:31:55.482Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',86,'act',1,1,'play M4','1:test-key-00000123','2026-11-18T01:31:55.566Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',87,'act',0,1,'build b3','0:test-key-00000124','2026-11-18T01:31:55.636Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',88,'act',1,1,'build b3','1:test-key-00000125','2026-11-18T01:31:55.770Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',89,'act',1,1,'single','1:test-key-00000126','2026-11-18T01:31:55.914Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',90,'act',0,1,'play M8','0:test-key-00000127','2026-11-18T01:31:55.934Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',91,'act',1,1,'play I7','1:test-key-00000128','2026-11-18T01:31:55.962Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',92,'act',0,1,'build c4','0:test-key-00000129','2026-11-18T01:31:56.073Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',93,'act',1,1,'build c4','1:test-key-00000130','2026-11-18T01:31:56.139Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',94,'act',1,1,'single','1:test-key-00000131','2026-11-18T01:31:56.192Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',95,'act',0,1,'play E6','0:test-key-00000132','2026-11-18T01:31:56.225Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',96,'act',1,1,'play M5','1:test-key-00000133','2026-11-18T01:31:56.328Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',97,'act',0,1,'five 0','0:test-key-00000134','2026-11-18T01:31:56.388Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',98,'act',0,1,'build c4','0:test-key-00000135','2026-11-18T01:31:56.434Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',99,'act',0,1,'build c4','0:test-key-00000136','2026-11-18T01:31:56.498Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',100,'act',0,1,'single','0:test-key-00000137','2026-11-18T01:31:56.578Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',101,'act',0,1,'play M6','0:test-key-00000138','2026-11-18T01:31:56.654Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',102,'act',1,1,'play I6','1:test-key-00000139','2026-11-18T01:31:56.720Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',103,'act',0,1,'build d2','0:test-key-00000140','2026-11-18T01:31:56.790Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',104,'act',1,1,'build d2','1:test-key-00000141','2026-11-18T01:31:56.832Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',105,'act',1,1,'single','1:test-key-00000142','2026-11-18T01:31:56.909Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',106,'act',0,1,'play H1','0:test-key-00000143','2026-11-18T01:31:56.991Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',107,'act',1,1,'play H4','1:test-key-00000144','2026-11-18T01:31:57.029Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',108,'act',1,1,'build c4','1:test-key-00000145','2026-11-18T01:31:57.082Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',109,'act',0,1,'build c4','0:test-key-00000146','2026-11-18T01:31:57.123Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',110,'act',1,1,'play I5','1:test-key-00000147','2026-11-18T01:31:57.145Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',111,'act',0,1,'play M3','0:test-key-00000148','2026-11-18T01:31:57.170Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',112,'act',0,1,'build d2','0:test-key-00000149','2026-11-18T01:31:57.198Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',113,'act',0,1,'single','0:test-key-00000150','2026-11-18T01:31:57.223Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',114,'act',1,1,'play H6','1:test-key-00000151','2026-11-18T01:31:57.249Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',115,'act',0,1,'play H7','0:test-key-00000152','2026-11-18T01:31:57.266Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',116,'act',1,1,'build b3','1:test-key-00000153','2026-11-18T01:31:57.316Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',117,'act',0,1,'build b3','0:test-key-00000154','2026-11-18T01:31:57.644Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',118,'act',1,1,'play I3','1:test-key-00000155','2026-11-18T01:31:57.778Z');
INSERT INTO "log" VALUES('ZJbyOfX0_loyEt2k',119,'act',0,1,'play I9','0:test-key-00000156','2026-11-18T01:31:58.040Z');
INSERT INTO "log" VALUES('1QuWd4Sl1_Kdx_IP',0,'opening',NULL,NULL,NULL,NULL,'2026-11-18T01:31:58.096Z');
CREATE TABLE notes (
	"table" VARCHAR(32) NOT NULL, 
	person INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at TEXT NOT NULL, 
	PRIMARY KEY ("table", person), 
	FOREIGN KEY("table") REFERENCES tables (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "notes" VALUES('w16aubjXz_Bp57H4',2,'Keep to the north.','2026-11-18T01:31:46.534Z');
CREATE TABLE notices (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	person INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	address TEXT NOT NULL, 
	details JSON NOT NULL, 
	enabled BOOLEAN NOT NULL, 
	created TEXT NOT NULL, 
	FOREIGN KEY(person) REFERENCES people (id)
);
CREATE TABLE people (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	name TEXT NOT NULL, 
	created TEXT NOT NULL
, muted BOOLEAN DEFAULT 0 NOT NULL, removed BOOLEAN DEFAULT 0 NOT NULL);
INSERT INTO "people" VALUES(1,'Anna','2026-11-18T01:31:46.075Z',0,0);
INSERT INTO "people" VALUES(2,'Ben','2026-11-18T01:31:46.171Z',0,0);
CREATE TABLE reviews (
	"table" VARCHAR(32) NOT NULL, 
	level TEXT NOT NULL, 
	data JSON NOT NULL, 
	at TEXT NOT NULL, 
	PRIMARY KEY ("table", level), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE seats (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	person INTEGER, 
	bot TEXT, 
	name TEXT NOT NULL, 
	colour INTEGER NOT NULL, 
	away BOOLEAN NOT NULL, 
	conceded INTEGER, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('w16aubjXz_Bp57H4',0,'human',1,NULL,'',0,0,NULL);
INSERT INTO "seats" VALUES('w16aubjXz_Bp57H4',1,'human',2,NULL,'',1,0,NULL);
INSERT INTO "seats" VALUES('wNMPWT0QsYtA9aNt',0,'human',1,NULL,'',0,0,NULL);
INSERT INTO "seats" VALUES('wNMPWT0QsYtA9aNt',1,'human',1,NULL,'',1,0,NULL);
INSERT INTO "seats" VALUES('wNMPWT0QsYtA9aNt',2,'bot',NULL,'random','',2,0,NULL);
INSERT INTO "seats" VALUES('ZJbyOfX0_loyEt2k',0,'human',1,NULL,'',0,0,NULL);
INSERT INTO "seats" VALUES('ZJbyOfX0_loyEt2k',1,'human',1,NULL,'',1,0,NULL);
INSERT INTO "seats" VALUES('1QuWd4Sl1_Kdx_IP',0,'human',1,NULL,'',0,0,NULL);
INSERT INTO "seats" VALUES('1QuWd4Sl1_Kdx_IP',1,'bot',NULL,NULL,'',1,0,NULL);
INSERT INTO "seats" VALUES('1QuWd4Sl1_Kdx_IP',2,'bot',NULL,NULL,'',2,0,NULL);
INSERT INTO "seats" VALUES('CvbOCtoXndPlPSXQ',0,'human',2,NULL,'',0,0,NULL);
INSERT INTO "seats" VALUES('CvbOCtoXndPlPSXQ',1,'open',NULL,NULL,'',1,0,NULL);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	person INTEGER NOT NULL, 
	created TEXT NOT NULL, admitted TEXT, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "sessions" VALUES('33f8c618ada4d4031dbdf6193aef3013a2654b8d86ed957a8e6f8dbaf9fc0e24',1,'2026-11-18T01:31:46.075Z',NULL);
INSERT INTO "sessions" VALUES('1201b0209e1e7abe5dd64168c21c43e7d5eaf0ae9557a0314aee7b96e794c767',2,'2026-11-18T01:31:46.171Z',NULL);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game TEXT NOT NULL, 
	rules TEXT NOT NULL, 
	options JSON NOT NULL, 
	title TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	"order" TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	salt TEXT NOT NULL, 
	seed_chosen BOOLEAN NOT NULL, 
	host INTEGER NOT NULL, 
	created TEXT NOT NULL, 
	status TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	to_act JSON NOT NULL, 
	moved TEXT NOT NULL, 
	result JSON, 
	rematch VARCHAR(32), hints BOOLEAN DEFAULT 0 NOT NULL, pace JSON, clocks JSON, proposal JSON, position JSON, deadline TEXT, paused BOOLEAN DEFAULT 0 NOT NULL, revision INTEGER DEFAULT '0' NOT NULL, told VARCHAR(64), guide TEXT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('w16aubjXz_Bp57H4','trias','1','{"start_player": "random", "south_pole_capacity": 0, "no_drift_card": "consume", "discards_public": true, "distance_metric": "ring", "interim_join": "never", "reentry": "none", "last_round_actions_2p": 2}','Anna and Ben',0,'given','e59d645568debddd52f1859dbf99b2be96cfbc0d0793665bb2a4fbd081422aa8','600a5d23c10a70902a0fd0214c8fc24c',1,1,'2026-11-18T01:31:46.181Z','running',12,'[0]','2026-11-18T01:31:46.502Z',NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,0,13,'1c4461d6d551a754d4317710af02a218cfeec0db59f5aac7a7ffe1830c3baa9c',NULL);
INSERT INTO "tables" VALUES('wNMPWT0QsYtA9aNt','terror','1','{"start_player": "random", "six_player_long": false, "doomed_arrivals": "die", "trex_outside": "reenter", "trex_accepts_growth": false, "dino_supply": "limited", "white_tokens": "unlimited", "blind_cards": "secret", "scatter_lone_abroad": true, "board_data": {}}','',0,'given','74a353466636dbcb504fafc4b8c8a7dc9e98c638a05c0ee2e09e21913dbe00b5','c79fa94b5d5a4369748475dafad8e539',1,1,'2026-11-18T01:31:46.591Z','running',39,'[0]','2026-11-18T01:31:52.418Z',NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,0,39,'1b2c8250748037abebf976a621869a7eb3c0de3ebd5b90d04e5a646c6edbf9d7',NULL);
INSERT INTO "tables" VALUES('ZJbyOfX0_loyEt2k','tritarea','1','{"start_first": "random", "start_tie": "marker", "start_2p": "own", "npc_start": false, "r3_order": "declare", "five_order": "open", "adjacency": "board", "adjacent_own": "any", "five_on_default": true, "settle_order": "checklist", "area_tie": "tallest", "sole_colour": "top", "tallest_pair": 12, "unranked": "loss", "npc_seat": "moves", "npc_decider": "latest", "npc_default": false, "solo_tie": "success", "memory": false, "declare_tie": "full", "board_data": {}}','',0,'given','809549e6fd4c144a96ebedca39674fd796bb946241e256231e910038d1e5001d','95d2aa9ab09bd5192d1d13e0599f415a',1,1,'2026-11-18T01:31:52.430Z','finished',119,'[]','2026-11-18T01:31:58.040Z','{"seats": [{"seat": 0, "place": 1, "points": 117, "payoff": 1.0, "reason": {"key": "tritarea-result-team", "args": {"points": 117, "best": 85}}}, {"seat": 1, "place": 2, "points": 76, "payoff": 0.0, "reason": {"key": "tritarea-result-team", "args": {"points": 76, "best": 85}}}], "participants": [{"participant": 0, "points": 85, "sources": {"bonuses": 0, "areas": 70, "tallest": 0, "declarations": 9, "sales": 15, "fives": 0, "defaults": -9, "purchases": 0}}, {"participant": 1, "points": 22, "sources": {"bonuses": 0, "areas": 10, "tallest": 0, "declarations": 0, "sales": 15, "fives": 0, "defaults": -3, "purchases": 0}}, {"participant": 2, "points": 54, "sources": {"bonuses": 1, "areas": 20, "tallest": 20, "declarations": 5, "sales": 15, "fives": -1, "defaults": 0, "purchases": -6}}, {"participant": 3, "points": 32, "sources": {"bonuses": 1, "areas": 10, "tallest": 10, "declarations": -3, "sales": 15, "fives": -1, "defaults": 0, "purchases": 0}}]}',NULL,0,NULL,NULL,NULL,NULL,NULL,0,119,'537fc95d4a2bd63405458b2d6c195b75b3f756cf88a13992572cebf77289a852',NULL);
INSERT INTO "tables" VALUES('1QuWd4Sl1_Kdx_IP','trias','1','{"start_player": 2, "south_pole_capacity": 0, "no_drift_card": "consume", "discards_public": true, "distance_metric": "ring", "interim_join": "never", "reentry": "none", "last_round_actions_2p": 2}','',0,'given','439307b482e2be9dcb0cd48d374934ce6f9764ab2f06954f96e703213db2e17b','a092a3d5704cc6834401989264435b19',0,1,'2026-11-18T01:31:58.094Z','running',0,'[0]','2026-11-18T01:31:58.096Z',NULL,NULL,0,NULL,NULL,NULL,'{"format": "trilobite-position-1", "game": "trias", "rules": "1", "players": 3, "options": {"start_player": 2, "south_pole_capacity": 0, "no_drift_card": "consume", "discards_public": true, "distance_metric": "ring", "interim_join": "never", "reentry": "none", "last_round_actions_2p": 2}, "draws": 39, "state": {"table": {"stage": "placing", "start": 2, "active": 0, "turn": 0, "placements": 5, "laid": 36, "holes": 2, "used_hand": false, "used_card": null, "wanted": null, "is_mandatory": false, "lifted": null, "actions_left": 0, "rescues_left": 0, "meteorite_out": false, "last_turns": null, "idle_turns": 0, "tiles": [{"id": 0, "landscape": "woods", "q": 1, "r": 0, "herds": [0, 0, 0]}, {"id": 1, "landscape": "steppe", "q": 0, "r": -1, "herds": [0, 0, 0]}, {"id": 2, "landscape": "mountain", "q": -1, "r": 0, "herds": [0, 0, 0]}, {"id": 3, "landscape": "steppe", "q": -1, "r": 1, "herds": [0, 0, 0]}, {"id": 4, "landscape": "woods", "q": 0, "r": 1, "herds": [0, 0, 0]}, {"id": 5, "landscape": "steppe", "q": 2, "r": 0, "herds": [0, 0, 0]}, {"id": 6, "landscape": "steppe", "q": 2, "r": -1, "herds": [0, 0, 0]}, {"id": 7, "landscape": "steppe", "q": 2, "r": -2, "herds": [0, 0, 0]}, {"id": 8, "landscape": "steppe", "q": 0, "r": -2, "herds": [0, 0, 0]}, {"id": 9, "landscape": "steppe", "q": -1, "r": -1, "herds": [0, 0, 0]}, {"id": 10, "landscape": "steppe", "q": -2, "r": 0, "herds": [0, 0, 0]}, {"id": 11, "landscape": "steppe", "q": -2, "r": 1, "herds": [0, 0, 0]}, {"id": 12, "landscape": "mountain", "q": -2, "r": 2, "herds": [0, 2, 0]}, {"id": 13, "landscape": "mountain", "q": -1, "r": 2, "herds": [0, 0, 0]}, {"id": 14, "landscape": "mountain", "q": 0, "r": 2, "herds": [0, 0, 0]}, {"id": 15, "landscape": "woods", "q": 1, "r": 1, "herds": [0, 0, 0]}, {"id": 16, "landscape": "woods", "q": 3, "r": 0, "herds": [0, 0, 0]}, {"id": 17, "landscape": "steppe", "q": 3, "r": -1, "herds": [0, 2, 0]}, {"id": 18, "landscape": "mountain", "q": 3, "r": -2, "herds": [0, 0, 0]}, {"id": 19, "landscape": "steppe", "q": 3, "r": -3, "herds": [0, 0, 0]}, {"id": 20, "landscape": "mountain", "q": 2, "r": -3, "herds": [0, 0, 0]}, {"id": 21, "landscape": "steppe", "q": 1, "r": -3, "herds": [0, 0, 0]}, {"id": 22, "landscape": "woods", "q": 0, "r": -3, "herds": [0, 0, 2]}, {"id": 23, "landscape": "steppe", "q": -1, "r": -2, "herds": [0, 0, 0]}, {"id": 24, "landscape": "woods", "q": -2, "r": -1, "herds": [0, 0, 0]}, {"id": 25, "landscape": "woods", "q": -3, "r": 0, "herds": [0, 0, 0]}, {"id": 26, "landscape": "mountain", "q": -3, "r": 1, "herds": [0, 0, 0]}, {"id": 27, "landscape": "steppe", "q": -3, "r": 2, "herds": [0, 0, 2]}, {"id": 28, "landscape": "woods", "q": -3, "r": 3, "herds": [0, 0, 0]}, {"id": 29, "landscape": "woods", "q": -2, "r": 3, "herds": [0, 0, 0]}, {"id": 30, "landscape": "mountain", "q": -1, "r": 3, "herds": [0, 0, 0]}, {"id": 31, "landscape": "woods", "q": 0, "r": 3, "herds": [0, 0, 0]}, {"id": 32, "landscape": "steppe", "q": 1, "r": 2, "herds": [2, 0, 0]}, {"id": 33, "landscape": "woods", "q": 2, "r": 1, "herds": [0, 0, 0]}], "pole": [0, 0, 0], "swimmers": [], "spent": [], "stock": [13, 11, 11], "interim": [0, 0, 0], "final": [0, 0, 0], "backs": [1, 1, 1], "deck_sizes": [27, 9]}, "secrets": {"hands": ["1 woods", "1 mountain", "1 mountain"], "discards": {}}}}',NULL,0,0,'988d7209bb3b1e658e76b39b4675b805d964735c8bf9b8c8a848749da48dfa3f','lesson/trias');
INSERT INTO "tables" VALUES('CvbOCtoXndPlPSXQ','trias','1','{"start_player": "random", "south_pole_capacity": 0, "no_drift_card": "consume", "discards_public": true, "distance_metric": "ring", "interim_join": "never", "reentry": "none", "last_round_actions_2p": 2}','Come in',1,'given','698fdd1800b800f2f807ff0679eca884decf22f83d381b973c3fd938b66f7dad','7ca1b3da80e78380db62c37cfb896e4b',0,2,'2026-11-18T01:31:58.115Z','open',-1,'[]','2026-11-18T01:31:58.115Z',NULL,NULL,0,NULL,NULL,NULL,NULL,NULL,0,0,NULL,NULL);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	person INTEGER NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	label TEXT NOT NULL, 
	created TEXT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person) REFERENCES people (id), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "tokens" VALUES('f8034529897124ef2e3fd0298e484c6fa26468bc28144fa518af2e36d9e81474',1,'wNMPWT0QsYtA9aNt',0,'my program','2026-11-18T01:31:58.135Z');
CREATE TABLE told (
	"table" VARCHAR(32) NOT NULL, 
	person INTEGER NOT NULL, 
	about TEXT NOT NULL, 
	turn INTEGER NOT NULL, 
	at TEXT NOT NULL, 
	sent BOOLEAN NOT NULL, 
	PRIMARY KEY ("table", person, about), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX tables_by_status ON tables (status, public);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX invitations_by_seat ON invitations ("table", seat);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX tables_by_moved ON tables (moved);
CREATE INDEX ix_chat_table ON chat ("table");
CREATE INDEX ix_notices_person ON notices (person);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_tokens_table ON tokens ("table");
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('people',2);
INSERT INTO "sqlite_sequence" VALUES('chat',1);
COMMIT;
